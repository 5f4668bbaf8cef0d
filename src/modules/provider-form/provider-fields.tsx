import { IconInfoCircle } from '@tabler/icons-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { knownBusinessTypes, type NewProvider } from '@/api/providers/schemas';
import { AddressFields } from '@/modules/address-fields/address-fields';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { TextField } from '@/modules/form-fields/text-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { AlikeNotice } from './alike-notice';
import { BranchField } from './branch-field';
import { registerNumberWarning, taxNumberWarning } from './number-doubts';
import classes from './provider-form.module.css';
import { businessTypeInWords } from './provider-words';
import { otherBusinessType, type TypedProvider } from './provider-schema';

interface Props {
  form: UseFormReturn<TypedProvider, unknown, NewProvider>;
  entries: readonly DirectoryEntry[];
  onUse: ((entry: DirectoryEntry) => void) | null;
}

const places = {
  country: 'countryId',
  state: 'stateId',
  city: 'cityId',
  isOffered: 'isHomeOffered',
} as const;

/** What is typed of a new provider. */
export function ProviderFields({ form, entries, onUse }: Props) {
  const { control } = form;
  const businessType = useWatch({ control, name: 'businessType' });
  return (
    <>
      <Notice tone="info" icon={<IconInfoCircle size={16} />}>
        {m.providers_required_note()}
      </Notice>
      <div className={classes.pair}>
        <TextField control={control} name="providerName" />
        <TextField control={control} name="legalName" />
        <TextField control={control} name="taxNumber" doubt={taxNumberWarning} />
        <TextField control={control} name="registerNumber" doubt={registerNumberWarning} />
      </div>
      <AlikeNotice form={form} entries={entries} onUse={onUse} />
      <div className={classes.pair}>
        <ChoiceField
          control={control}
          name="businessType"
          none={m.providers_type_none()}
          choices={[
            ...knownBusinessTypes.map((value) => ({ value, label: businessTypeInWords(value) })),
            { value: otherBusinessType, label: m.providers_type_other() },
          ]}
        />
        {businessType === otherBusinessType ? (
          <TextField control={control} name="businessTypeText" />
        ) : null}
      </div>
      <div className={classes.pair}>
        <TextField control={control} name="email" keys="email" />
        <TextField control={control} name="phone" keys="tel" />
      </div>
      <AddressFields form={form} names={places} help={m.providers_city_help()} />
      <TextField control={control} name="address" />
      <BranchField control={control} name="branchId" />
    </>
  );
}
