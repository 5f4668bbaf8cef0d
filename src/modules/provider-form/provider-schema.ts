import * as z from 'zod/mini';
import { knownBusinessTypes, type NewProvider } from '@/api/providers/schemas';
import { longestEmail } from '@/domain/contact';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { optionalLine, optionalPhone, requiredEmail } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';

/** The choice by which a kind of provider that is not known here is written out. */
export const otherBusinessType = 'other';

/** What is typed, and what of it is sent: only the e-mail is known to be required (API description, Provider). */
export const providerSchema = z.pipe(
  z
    .object({
      providerName: optionalLine(),
      legalName: optionalLine(),
      taxNumber: optionalLine(),
      registerNumber: optionalLine(),
      businessType: z.string(),
      businessTypeText: optionalLine(),
      email: requiredEmail(),
      phone: optionalPhone(),
      countryId: z.string(),
      stateId: z.string(),
      cityId: z.string(),
      address: optionalLine(),
      branchId: z.string(),
      /** The home country was offered, or somebody was faster. */
      isHomeOffered: z.boolean(),
    })
    .check(
      z.refine(
        ({ businessType, businessTypeText }) =>
          businessType !== otherBusinessType || businessTypeText !== '',
        { error: 'forms_missing', path: ['businessTypeText'] },
      ),
    ),
  z.transform(({ businessTypeText, isHomeOffered: _isHomeOffered, ...typed }): NewProvider => ({
    ...typed,
    businessType: typed.businessType === otherBusinessType ? businessTypeText : typed.businessType,
  })),
);

export type TypedProvider = z.input<typeof providerSchema>;

export const emptyProvider: TypedProvider = {
  providerName: '',
  legalName: '',
  taxNumber: '',
  registerNumber: '',
  businessType: '',
  businessTypeText: '',
  email: '',
  phone: '',
  countryId: '',
  stateId: '',
  cityId: '',
  address: '',
  branchId: '',
  isHomeOffered: false,
};

/** Another one begins with what providers of one place have in common; what tells them apart is typed anew. */
export function keptForAnother(typed: TypedProvider): TypedProvider {
  const { businessType, businessTypeText, countryId, stateId, cityId, branchId } = typed;
  const { isHomeOffered } = typed;
  return {
    ...emptyProvider,
    businessType,
    businessTypeText,
    countryId,
    stateId,
    cityId,
    branchId,
    isHomeOffered,
  };
}

/** A provider that was sent, as it would be typed. */
export function typedAs(provider: Partial<NewProvider>): TypedProvider {
  const { businessType = '' } = provider;
  const isKnown = businessType === '' || knownBusinessTypes.some((known) => known === businessType);
  return {
    ...emptyProvider,
    ...provider,
    businessType: isKnown ? businessType : otherBusinessType,
    businessTypeText: isKnown ? '' : businessType,
  };
}

/** In the order of the form. */
export const providerSpecs: Record<Exclude<keyof TypedProvider, 'isHomeOffered'>, FieldSpec> = {
  providerName: { label: m.providers_name, help: m.providers_name_help },
  legalName: { label: m.providers_legal_name, help: m.providers_legal_name_help },
  taxNumber: { label: m.providers_tax_number, help: m.providers_tax_number_help },
  registerNumber: { label: m.providers_register_number, help: m.providers_register_number_help },
  businessType: { label: m.providers_business_type, dependsOn: ['businessTypeText'] },
  businessTypeText: { label: m.providers_business_type_text, help: m.providers_business_type_help },
  email: { label: m.providers_email, limit: longestEmail, required: true },
  phone: { label: m.providers_phone },
  countryId: { label: m.providers_country },
  stateId: { label: m.providers_state },
  cityId: { label: m.providers_city },
  address: { label: m.providers_address },
  branchId: { label: m.providers_branch, help: m.providers_branch_help },
};
