import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Refusal } from '../form-fields/form-scope';
import { useCurrentRefusals } from './service-refusals';

const specs = {
  'parts.*.purchase': { label: () => 'Compra' },
  'parts.*.amount': { label: () => 'Monto', dependsOn: ['parts.*.purchase'] },
};
const told = new Map<string, Refusal>(
  [0, 1].map((row) => [
    `parts.${row}.amount`,
    { value: '5', messages: [{ text: 'Too much.', original: true }] },
  ]),
);

function Form() {
  const form = useForm({
    defaultValues: { parts: ['A', 'B'].map((purchase) => ({ purchase, amount: '5' })) },
  });
  const { refusals, placing } = useCurrentRefusals(form, specs, told);
  return (
    <>
      <input aria-label="Primera" {...form.register('parts.0.purchase')} />
      <input aria-label="Segunda" {...form.register('parts.1.purchase')} />
      <button
        type="button"
        onClick={() => {
          form.setValue('parts', form.getValues('parts').toReversed());
          placing.put(
            new Map(
              [...placing.all].map(([path, said]) => [
                path.replace(/\d/, (row) => String(1 - Number(row))),
                said,
              ]),
            ),
          );
        }}
      >
        Cambiar
      </button>
      <output>{[...refusals.keys()].join(' ')}</output>
    </>
  );
}

it('M37: what was said of a field of a row goes with what it depends on in that row, and in no other', async () => {
  await render(<Form />);
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent('parts.0.amount parts.1.amount');
  await userEvent.fill(page.getByLabelText('Segunda'), 'C');
  await expect.element(said).toHaveTextContent(/^parts\.0\.amount$/);
  await userEvent.fill(page.getByLabelText('Segunda'), 'B');
  await expect.element(said).toHaveTextContent('parts.0.amount parts.1.amount');
});

it('M37: what was said of a row that was moved goes with what it depends on there', async () => {
  await render(<Form />);
  const said = page.getByRole('status');
  await userEvent.fill(page.getByLabelText('Segunda'), 'C');
  await expect.element(said).toHaveTextContent(/^parts\.0\.amount$/);
  await userEvent.click(page.getByRole('button', { name: 'Cambiar' }));
  await expect.element(page.getByLabelText('Primera')).toHaveValue('C');
  await expect.element(said).toHaveTextContent(/^parts\.1\.amount$/);
  await userEvent.fill(page.getByLabelText('Primera'), 'B');
  await expect.element(said).toHaveTextContent('parts.1.amount parts.0.amount');
});
