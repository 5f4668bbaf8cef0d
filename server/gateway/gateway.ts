import type { SandboxReady } from '../sandbox/ready';
import type { Settings, Upstream } from '../config';
import type { GatewayDatabase } from './database';
import type { AddressBook } from './directory/address-book';
import type { AttachedFiles } from './documents/attached';
import type { Documents } from './documents/store';
import type { Drafts } from './drafts/store';
import type { Jobs } from './jobs/store';
import type { Journal } from './ledger/journal';
import type { Ledger } from './ledger/ledger';
import type { Metrics } from './observe/metrics';
import type { PracticeParts } from './practice/practice';
import type { PreferenceStore } from './preferences/store';
import type { Purchases } from './purchases/purchases';
import type { Snapshots } from './receivables/snapshots';
import type { Lanes } from './service/lanes';
import type { Matcher } from './service/match';
import type { ServiceClient } from './service/upstream';
import type { HostCookie } from './sessions/cookie';
import type { Integrations } from './sessions/integrations';
import type { Permissions } from './sessions/permissions';
import type { Sealer } from './sessions/seal';
import type { Session, Sessions } from './sessions/store';
import type { Accounts } from './sign-in/accounts';
import type { Throttle } from './sign-in/throttle';
import type { Zones } from './zones/zones';

declare module 'fastify' {
  interface FastifyRequest {
    /** What log and metrics call the request when no route of its own tells: a template, or `page`. */
    operation: string | null;
    /** Whose page asks; null: nobody's, or it asks for nothing that needs somebody. */
    session: Session | null;
  }
}

/** A demo integration of the embedded service that may be entered with a button. */
export type DemoIntegration = SandboxReady['demo'][number];

/** What the routes of a running gateway share. */
export type Gateway = {
  settings: Settings;
  now: () => Date;
  /** Which build of the app is served; null: none. */
  build: string | null;
  upstream: Upstream;
  /** The demo integrations of the embedded service; null when a real service is used. */
  demo: DemoIntegration[] | null;
  /** What there is for whoever practises; null as above. */
  practice: PracticeParts | null;
  database: GatewayDatabase;
  cookie: HostCookie;
  integrations: Integrations;
  sealer: Sealer;
  sessions: Sessions;
  permissions: Permissions;
  service: ServiceClient;
  matcher: Matcher;
  lanes: Lanes;
  ledger: Ledger;
  journal: Journal;
  drafts: Drafts;
  documents: Documents;
  attachedFiles: AttachedFiles;
  preferences: PreferenceStore;
  jobs: Jobs;
  addressBook: AddressBook;
  snapshots: Snapshots;
  zones: Zones;
  purchases: Purchases;
  throttle: Throttle;
  /** null: people do not sign in with accounts. */
  accounts: Accounts | null;
  metrics: Metrics;
};
