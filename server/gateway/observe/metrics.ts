import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Lanes } from '../service/lanes';

/** What the gateway counts; names of templates and states only, never a value. */
export type Metrics = {
  registry: Registry;
  answered(route: string, method: string, status: number, seconds: number): void;
  /** Starts the clock of a call to the service; the answer ends it with a status or a problem. */
  serviceCall(operation: string): (result: string) => void;
  /** A send of a write came to an end. */
  writeEnded(operation: string, outcome: string): void;
  signIn(result: string): void;
  pageRuleReport(directive: string): void;
};

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];

/** @param isServed - without it nobody can ask how long what took, and so that is not counted. */
export function createMetrics(lanes: Lanes, isServed: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'trastienda_request_seconds',
    help: 'Time to answer the browser',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'trastienda_service_call_seconds',
    help: 'Time the service took',
    labelNames: ['operation', 'result'],
    buckets,
    registers,
  });
  const writes = new Counter({
    name: 'trastienda_writes_total',
    help: 'Sends of writes, by what they came to',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const signIns = new Counter({
    name: 'trastienda_sign_ins_total',
    help: 'Attempts to sign in',
    labelNames: ['result'],
    registers,
  });
  const reports = new Counter({
    name: 'trastienda_page_rule_reports_total',
    help: 'Reports of broken content security rules',
    labelNames: ['directive'],
    registers,
  });
  for (const state of ['inFlight', 'queued'] as const) {
    new Gauge({
      name:
        state === 'queued' ? 'trastienda_service_calls_queued' : 'trastienda_service_calls_open',
      help: state === 'queued' ? 'Calls waiting for a turn' : 'Calls under way',
      registers,
      collect() {
        this.set(lanes.load()[state]);
      },
    });
  }
  return {
    registry,
    answered(route, method, status, seconds) {
      if (isServed) requests.observe({ route, method, status }, seconds);
    },
    serviceCall(operation) {
      if (!isServed) return () => undefined;
      const end = calls.startTimer({ operation });
      return (result) => {
        end({ result });
      };
    },
    writeEnded(operation, outcome) {
      writes.inc({ operation, outcome });
    },
    signIn(result) {
      signIns.inc({ result });
    },
    pageRuleReport(directive) {
      reports.inc({ directive });
    },
  };
}

/** Serves `/metrics` to this machine only, on a port of its own. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  collectDefaultMetrics({ register: metrics.registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** The address of a listening server on this machine. */
export function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen.');
  return address;
}
