import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { attemptQueries } from '@/api/attempts/queries';
import type { Attempt } from '@/api/attempts/schemas';
import { LeaveGuard } from '@/modules/form/leave-guard';
import { FormScope } from '@/modules/form-fields/form-scope';
import { LinesField } from '@/modules/form-fields/text-field';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ScreenNote } from '@/ui/layout/screen-note';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import small from '@/ui/table/small-table.module.css';
import classes from './assignments.module.css';
import { earlierInWords, earlierRemoval, removalParams } from './earlier-removals';
import { RemovalRun } from './removal-run';
import { listSchema, listSpecs, readIds, type TypedId } from './removal-rules';

/** Removes schedule assignments, one after the other: they can neither be listed nor read (API description, Endpoints). */
export function RemovalsScreen() {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.assignments_title()} ofForm>
        <BackLink to="/schedules">{m.assignments_schedules()}</BackLink>
      </ScreenTitle>
      <ScreenNote>{m.assignments_honest()}</ScreenNote>
      {ids === null ? (
        <WantedList onBegin={setIds} />
      ) : (
        <RemovalRun ids={ids} onOver={() => setIds(null)} />
      )}
    </div>
  );
}

const scope = { specs: listSpecs, refusals: new Map() };

/** What is to be removed, checked as it is typed. */
function WantedList({ onBegin }: { onBegin: (ids: readonly string[]) => void }) {
  const journal = useQuery(attemptQueries.list(removalParams));
  const { control, handleSubmit } = useForm<
    z.input<typeof listSchema>,
    unknown,
    z.output<typeof listSchema>
  >({ resolver: zodResolver(listSchema), defaultValues: { ids: '' } });
  const typed = readIds(useWatch({ control, name: 'ids' }));
  const submit = handleSubmit(({ ids }) => onBegin(ids));
  return (
    <FormScope value={scope}>
      <LeaveGuard risk={typed.length > 0 ? 'typed' : null} />
      <form
        className={classes.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        <LinesField control={control} name="ids" rows={4} />
        {typed.length > 0 ? <CheckedIds typed={typed} attempts={journal.data?.rows ?? []} /> : null}
        <div>
          <Button type="submit">{m.assignments_begin()}</Button>
        </div>
      </form>
    </FormScope>
  );
}

interface CheckedProps {
  typed: readonly TypedId[];
  /** The newest removals of the journal. */
  attempts: readonly Attempt[];
}

function CheckedIds({ typed, attempts }: CheckedProps) {
  return (
    <table className={`${small.table} ${classes.checked}`} aria-label={m.assignments_checked()}>
      <thead>
        <tr>
          <th scope="col">{m.assignments_ids_one()}</th>
          <th scope="col">{m.assignments_line()}</th>
          <th scope="col">{m.assignments_state()}</th>
        </tr>
      </thead>
      <tbody>
        {typed.map((one) => (
          <tr key={one.place} data-is={one.is}>
            <th scope="row">
              <bdi>{one.text}</bdi>
            </th>
            <td data-label={m.assignments_line()}>{formatQuantity(one.line)}</td>
            <td>{inWords(one, attempts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords({ text, is }: TypedId, attempts: readonly Attempt[]): string {
  if (is === 'no-id') return m.assignments_no_id();
  if (is === 'repeated') return m.assignments_repeated();
  const earlier = earlierRemoval(attempts, text);
  return earlier === undefined ? m.assignments_to_remove() : earlierInWords(earlier);
}
