import { listStaff } from '@careline/core/internal/administration';
import { PATHS, READS_WORKLIST } from '@careline/core/internal/navigation';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { GroupHead, ListRow } from '@careline/ui/primitives/list-row';
import { useId } from 'react';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useConsole } from '../../../console-context.tsx';
import { useMay } from '../../../session/use-may.ts';
import { readWaiting } from '../../../waiting/read-waiting.ts';
import { firstStepsMessages } from './first-steps.messages.ts';
import { useStepAddresses } from './first-steps.tsx';
import { todayMessages } from './today.messages.ts';
import type { ShownStep } from './use-setup.ts';

/** Staff are only counted, and a larger number says no more. */
const MAX_COUNTED = 50;

interface Need {
  readonly key: string;
  readonly text: string;
  readonly address: string | undefined;
}

/** Returns how many colleagues were invited and never signed in, and how many messages failed. */
function useCounts() {
  const { http } = useConsole();
  const mayReadMessages = useMay()(READS_WORKLIST);
  const { state } = useQuery([http, mayReadMessages], async (signal) => {
    const query = { state: 'invited', limit: `${MAX_COUNTED}` } as const;
    const [staff, waiting] = await Promise.all([
      http.call(listStaff, { query, signal }),
      mayReadMessages ? readWaiting(http, signal) : undefined,
    ]);
    return {
      invited: staff.data.length,
      hasMore: staff.next !== null,
      failed: waiting?.messages?.failed ?? 0,
    };
  });
  return state.phase === 'ready' ? state.value : undefined;
}

export interface AdminNeedsProps {
  readonly steps: readonly ShownStep[];
}

/** What an administrator has to do. Renders nothing if there is nothing. */
export function AdminNeeds({ steps }: AdminNeedsProps) {
  const t = useMessages(todayMessages);
  const s = useMessages(firstStepsMessages);
  const { link } = useNavigation();
  const addresses = useStepAddresses();
  const counts = useCounts();
  const id = useId();
  const needs: Need[] = steps
    .filter(({ done }) => !done)
    .map(({ step }) => ({ key: step, text: s(`${step}.title`), address: addresses[step] }));
  if (counts && counts.invited > 0) {
    const { invited: count, hasMore } = counts;
    const text = t(hasMore ? 'invitedMore' : 'invited', { count });
    needs.push({ key: 'invited', text, address: `${SETTINGS_PATHS.staff}?state=invited` });
  }
  if (counts && counts.failed > 0) {
    needs.push({
      key: 'messages',
      text: t('failedMessages', { count: counts.failed }),
      address: PATHS.messages,
    });
  }
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <GroupHead id={id} count={needs.length}>
        {t('needs')}
      </GroupHead>
      <ul aria-labelledby={id}>
        {needs.map(({ key, text, address }) => (
          <ListRow key={key}>
            {address ? (
              <a className="min-w-0 flex-1 truncate hover:underline" {...link(address)}>
                {text}
              </a>
            ) : (
              text
            )}
          </ListRow>
        ))}
      </ul>
    </section>
  );
}
