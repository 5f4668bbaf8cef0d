import { providerMutations } from '@/api/providers/mutations';
import { knownBusinessTypes, type NewProvider } from '@/api/providers/schemas';
import { registerNumberDoubt, taxNumberDoubt, type TaxNumberDoubt } from '@/domain/tax-number';
import { declareForm } from '@/modules/form/declare-form';
import { choice, email, line, phone, text } from '@/modules/form/field-kinds';
import { m } from '@/text/generated/messages';

/** The choice by which a kind of provider that is not known here is written out. */
export const otherBusinessType = 'other';

const doubtWords: Record<TaxNumberDoubt, () => string> = {
  'not-digits': m.providers_doubt_digits,
  length: m.providers_doubt_tax_length,
  'check-digit': m.providers_doubt_check_digit,
};

/** What looks wrong about a NIT or DUI, in words; it is sent all the same. */
function taxNumberWarning(typed: string): string | null {
  const doubt = taxNumberDoubt(typed);
  return doubt === null ? null : doubtWords[doubt]();
}

/** What looks wrong about a NRC, in words. */
function registerNumberWarning(typed: string): string | null {
  const doubt = registerNumberDoubt(typed);
  if (doubt === null) return null;
  return doubt === 'length' ? m.providers_doubt_register_length() : doubtWords[doubt]();
}

/** The description names one type (6); another word is shown as it is. */
const typeInWords = (type: string) => (type === 'legal' ? m.providers_type_legal() : type);

/** What is typed of a provider, and what of it is sent: only the e-mail is known to be required (API description, Provider). */
export const providerForm = declareForm({
  name: 'providers',
  write: providerMutations.create,
  draft: {
    form: 'providers',
    schema: 2,
    // Whether the home country was offered was not kept before: what stands there counts.
    upgrade: (values) => ({ ...values, isHomeOffered: true }),
    title: (typed) => typed.providerName || typed.legalName || typed.email,
  },
  reviewLabel: m.providers_to_review,
  fields: {
    providerName: line({ label: m.providers_name, help: m.providers_name_help }),
    legalName: line({ label: m.providers_legal_name, help: m.providers_legal_name_help }),
    taxNumber: line({
      label: m.providers_tax_number,
      help: m.providers_tax_number_help,
      doubt: taxNumberWarning,
      refused: m.providers_number_refused,
    }),
    registerNumber: line({
      label: m.providers_register_number,
      help: m.providers_register_number_help,
      doubt: registerNumberWarning,
      refused: m.providers_number_refused,
    }),
    businessType: choice({
      label: m.providers_business_type,
      dependsOn: ['businessTypeText'],
      unchosen: m.providers_type_none,
      choices: () => [
        ...knownBusinessTypes.map((value) => ({ value, label: typeInWords(value) })),
        { value: otherBusinessType, label: m.providers_type_other() },
      ],
    }),
    businessTypeText: line({
      label: m.providers_business_type_text,
      help: m.providers_business_type_help,
      required: true,
    }),
    email: email({ label: m.providers_email, refused: m.providers_email_refused }),
    phone: phone({ label: m.providers_phone }),
    countryId: text({ label: m.providers_country }),
    stateId: text({ label: m.providers_state }),
    cityId: text({ label: m.providers_city }),
    address: line({ label: m.providers_address }),
    branchId: text({ label: m.providers_branch, help: m.providers_branch_help }),
  },
  kept: {
    /** The home country was offered, or somebody was faster. */
    isHomeOffered: false,
  },
  shown: { businessTypeText: ({ businessType }) => businessType === otherBusinessType },
  identifier: m.providers_id,
  leftOut: m.providers_left_out,
  toInput: ({ businessTypeText, isHomeOffered: _isHomeOffered, ...read }): NewProvider => ({
    ...read,
    businessType: read.businessType === otherBusinessType ? businessTypeText : read.businessType,
  }),
  fromInput: ({ businessType = '' }) => ({
    // What was sent is what is copied, without a country too.
    isHomeOffered: true,
    ...(businessType !== '' &&
      !knownBusinessTypes.some((known) => known === businessType) && {
        businessType: otherBusinessType,
        businessTypeText: businessType,
      }),
  }),
});

export type TypedProvider = typeof providerForm.empty;

/** Another one begins with what providers of one place have in common; what tells them apart is typed anew. */
export function keptForAnother(typed: TypedProvider): TypedProvider {
  const { businessType, businessTypeText, countryId, stateId, cityId, branchId } = typed;
  const { isHomeOffered } = typed;
  const place = { countryId, stateId, cityId, branchId, isHomeOffered };
  return { ...providerForm.empty, ...place, businessType, businessTypeText };
}

/** What a provider is called where one line has to do. */
export function titleOf(provider: Partial<Record<keyof NewProvider, string | null>>): string {
  return provider.providerName || provider.legalName || provider.email || m.providers_unnamed();
}

/** What looks wrong about the numbers of a provider that is to be sent. */
export function numberWarnings({ taxNumber, registerNumber }: NewProvider): string[] {
  const warnings = [taxNumberWarning(taxNumber), registerNumberWarning(registerNumber)];
  return warnings.filter((warning) => warning !== null);
}
