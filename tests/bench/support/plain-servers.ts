import { createServer, request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a gateway is measured against, each in a process of its own: `service` answers every request with the same list, and
 * `proxy <port>` hands requests on to it with nothing but `node:http`.
 */
const [role = '', port = ''] = process.argv.slice(2);

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  batch_number: `L-2026-${String(index)}`,
  product: { name: 'Acetaminofén 500 mg, caja de 100 tabletas', sku: `SKU-${String(index)}` },
  quantity: '125.00',
  unit_cost: '3.4500',
  expiration_date: '2027-03-31',
  branch: { id: '00000000-0000-4000-8000-0000000000aa', name: 'Sucursal Centro, San Salvador' },
}));
const body = Buffer.from(
  JSON.stringify({ status: true, data: rows, meta: { current_page: 1, total: 60 } }),
);

const agent = new Agent({ keepAlive: true });

const server =
  role === 'service'
    ? createServer((_, answer) => {
        answer
          .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
          .end(body);
      })
    : createServer((asked, answer) => {
        const { url: path, method, headers } = asked;
        const onward = request({ port, path, method, headers, agent }, (from) => {
          answer.writeHead(from.statusCode ?? 502, from.headers);
          from.pipe(answer);
        });
        asked.pipe(onward);
      });

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`);
});
