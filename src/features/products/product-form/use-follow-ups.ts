import { useEffect } from 'react';
import type { ProductForm } from './form-type';

/** Fields whose mistake hangs on others. */
const dependent = [
  'price',
  'margin',
  'taxIds',
  'vatId',
  'confirmedAvailability',
  'confirmedLimit',
  'confirmedRemoval',
  'portions',
] as const;

/** What was told of a field goes as soon as another one puts it right. */
export function useFollowUps(form: ProductForm): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const told = dependent.filter((name) => form.getFieldState(name).invalid);
          if (told.length > 0) void form.trigger(told);
        },
      }),
    [form],
  );
}
