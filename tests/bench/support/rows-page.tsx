import { MantineProvider, Table } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { batchAddress } from '@/features/batches/batch-address';
import { batchColumns, batchRowHead, onlyProduct } from '@/features/batches/batch-list';
import { shownColumns } from '@/modules/list/list-page';
import { batchRow, type BatchRow } from '@/modules/batch-rows/batch-row';
import { RowLinks } from '@/ui/table/row-links';
import { DataTable } from '@/ui/table/data-table';
import { standardLayout } from '@/ui/table/list-layout';
import { createSelection } from '@/ui/table/list-selection';

/** What runs in the browser while rows are measured: the list as the product shows it, and a bare Mantine table of the same rows. */

const empty: BatchRow[] = [];
const columns = shownColumns(
  batchColumns,
  standardLayout(batchAddress.layout).columns,
  batchRowHead,
  'hint',
);
const rowId = ({ id }: BatchRow) => id;
const selecting = { selection: createSelection(rowId), page: 1, nameOf: batchRowHead.checkName };

/** The rows a table shows, changed from outside as an answer of the service would change them. */
function rowStore() {
  let rows = empty;
  const listeners = new Set<() => void>();
  return {
    set(next: BatchRow[]) {
      rows = next;
      for (const listener of listeners) listener();
    },
    useRows: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => rows,
      ),
  };
}

const ours = rowStore();
const bare = rowStore();

function OurTable() {
  const rows = ours.useRows();
  return (
    <RowLinks linkTo={onlyProduct}>
      <DataTable
        columns={columns}
        rows={rows}
        rowId={rowId}
        caption="Lotes"
        busy={false}
        toneOf={batchRowHead.tone}
        selecting={selecting}
      />
    </RowLinks>
  );
}

function BareTable() {
  const rows = bare.useRows();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {batchAddress.ids.map((id) => (
            <Table.Th key={id}>{id}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{row.product.name}</Table.Td>
            <Table.Td>{row.product.sku}</Table.Td>
            <Table.Td>{row.batchNumber}</Table.Td>
            <Table.Td>{row.expirationDate}</Table.Td>
            <Table.Td>{row.daysToExpire}</Table.Td>
            <Table.Td>{row.availableQuantity}</Table.Td>
            <Table.Td>{row.quantity}</Table.Td>
            <Table.Td>{row.state}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const tables = { ours, bare };

function rowsFor(round: number, count: number): BatchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = round * count + index;
    const days = (number % 90) - 20;
    const batch = {
      id: `0190b8a4-7c11-7e51-9b4e-${String(number).padStart(12, '0')}`,
      branchId: null,
      product: {
        id: `0190b8a4-7c11-7e51-9b4e-${String(900_000 + index).padStart(12, '0')}`,
        sku: String(2_100_000_000_000 + index),
        name: `Leche entera de larga vida ${index} caja 1 L`,
      },
      batchNumber: `L26${String(number % 1000).padStart(3, '0')}A`,
      expirationDate: `2026-12-${String((number % 28) + 1).padStart(2, '0')}`,
      daysToExpire: days,
      quantity: number % 500,
      availableQuantity: number % 120,
      isExpired: days < 0,
      isRemoved: number % 37 === 0,
    };
    return batchRow(batch, '2026-11-20', 30);
  });
}

/** Milliseconds from new rows to a finished layout. */
function measure(name: keyof typeof tables, round: number, count: number): number {
  const store = tables[name];
  flushSync(() => store.set(empty));
  const rows = rowsFor(round, count);
  const began = performance.now();
  flushSync(() => store.set(rows));
  document.body.getBoundingClientRect();
  const milliseconds = performance.now() - began;
  const shown = document.querySelectorAll(`#${name} tbody tr`).length;
  if (shown !== count) throw new Error(`${name}: ${shown} rows instead of ${count}`);
  return milliseconds;
}

async function mount(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: OurTable }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const host = (id: string) => {
    const element = document.createElement('div');
    element.id = id;
    document.body.append(element);
    return createRoot(element);
  };
  flushSync(() => {
    host('ours').render(
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>,
    );
    host('bare').render(
      <MantineProvider>
        <BareTable />
      </MantineProvider>,
    );
  });
  while (document.querySelector('#ours table') === null) {
    await new Promise((next) => setTimeout(next, 10));
  }
}

Object.assign(globalThis, { mount, measure });
