import { AppShell, Group, MantineProvider, NavLink, Table, Title } from '@mantine/core';
import '@mantine/core/styles.css';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

/** The least a page of our stack can be: a frame, a table of the service's own answer, and a form in a file of its own. */

interface Batch {
  id: string;
  batch_number: string;
  expiration_date: string;
  days_to_expire: number;
  quantity: number;
  available_quantity: number;
  is_expired: boolean;
  product: { name: string; sku: string };
}

const queryClient = new QueryClient();
const rowsOf = (perPage: number) => ({
  queryKey: ['batches', perPage],
  queryFn: async () => {
    const answer = await fetch(`/data/${perPage}`);
    return (await (answer.json() as Promise<{ data: { data: Batch[] } }>)).data.data;
  },
});

const rootRoute = createRootRoute({
  component: () => (
    <AppShell header={{ height: 50 }} navbar={{ width: 220, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <Title order={3}>Trastienda</Title>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <NavLink component={Link} to="/" label="Lotes" />
        <NavLink component={Link} to="/new" label="Nuevo" />
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  ),
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search: { perPage?: number }) => search,
  loaderDeps: ({ search: { perPage = 50 } }) => ({ perPage }),
  loader: ({ deps }) => {
    queryClient.query(rowsOf(deps.perPage)).catch(() => undefined);
  },
  component: List,
});

const formRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new',
  component: lazyRouteComponent(() => import('./form'), 'Form'),
});

function List() {
  const { perPage = 50 } = useSearch({ strict: false });
  const { data = [] } = useQuery(rowsOf(perPage));
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {['Producto', 'SKU', 'Lote', 'Vence', 'Quedan', 'Disponible', 'Cantidad', 'Estado'].map(
            (name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{row.product.name}</Table.Td>
            <Table.Td>{row.product.sku}</Table.Td>
            <Table.Td>{row.batch_number}</Table.Td>
            <Table.Td>{row.expiration_date}</Table.Td>
            <Table.Td>{row.days_to_expire}</Table.Td>
            <Table.Td>{row.available_quantity}</Table.Td>
            <Table.Td>{row.quantity}</Table.Td>
            <Table.Td>{row.is_expired ? 'Vencido' : 'Vigente'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const router = createRouter({
  routeTree: rootRoute.addChildren([listRoute, formRoute]),
  defaultPreload: 'intent',
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <MantineProvider>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
);
