import { permissionsSchema, type Proven } from '@/contract/permission';
import { request } from '../core/http';
import { readShape } from '../core/shape';

const url = '/gateway/permissions';

/** What the service's answers proved in this session so far, as the gateway remembers it. */
export function fetchProven(): Promise<Proven[]> {
  const operation = { name: 'session.permissions', missing: 'record' } as const;
  return request({ operation, url }, (body) => readShape(permissionsSchema, body).proven);
}

/** The gateway forgets it, too. */
export function forgetProven(): Promise<void> {
  const operation = { name: 'session.forget-permissions', missing: 'record' } as const;
  return request({ operation, url, method: 'DELETE' }, () => undefined);
}
