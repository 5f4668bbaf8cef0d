import { Button, Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

const product = z.object({
  name: z.string().min(1),
  sku: z.string().min(1),
  price: z.string().regex(/^\d+(\.\d+)?$/),
  unit: z.string(),
  notes: z.string().max(500),
});

export function Form() {
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(product),
    defaultValues: { name: '', sku: '', price: '', unit: '', notes: '' },
  });
  const { errors } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Stack maw={480}>
        <TextInput label="Nombre" error={errors.name?.message} {...register('name')} />
        <TextInput label="SKU" error={errors.sku?.message} {...register('sku')} />
        <NumberInput label="Precio" onChange={(price) => setValue('price', String(price))} />
        <Select
          label="Unidad"
          data={['Unidad', 'Caja', 'Libra']}
          onChange={(unit) => setValue('unit', unit ?? '')}
        />
        <Textarea label="Notas" {...register('notes')} />
        <Group>
          <Button type="submit">Guardar</Button>
        </Group>
      </Stack>
    </form>
  );
}
