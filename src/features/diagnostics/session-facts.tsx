import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '@/api/session/queries';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Facts } from './facts';
import { formatMoment } from '@/modules/business-day/moments';

/** Who works here through which integration, and until when. */
export function SessionFacts() {
  const adopted = useSession();
  const { data } = useQuery(sessionQueries.current());
  // The limits move with use; the session that the screens work under is as old as the page.
  const { idleEndsAt, endsAt } = data?.signedIn ? data : adopted;
  const { operator, integration } = adopted;
  return (
    <Facts
      facts={[
        { name: m.diagnostics_operator(), value: operator, help: m.diagnostics_operator_help() },
        { name: m.diagnostics_integration(), value: integrationInWords(integration) },
        { name: m.diagnostics_business(), value: businessInWords(integration) },
        { name: m.diagnostics_idle_end(), value: formatMoment(Date.parse(idleEndsAt)) },
        { name: m.diagnostics_final_end(), value: formatMoment(Date.parse(endsAt)) },
      ]}
    />
  );
}
