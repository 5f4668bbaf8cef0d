import { m } from '@/text/generated/messages';
import { DirectoryScreen } from './directory-screen';
import type { BookKind } from './directory-search';

/** The address book of everything that is no provider, one kind at a time. */
export function BookScreen({ kind }: { kind: BookKind }) {
  return <DirectoryScreen key={kind} kind={kind} title={m.directory_title()} />;
}
