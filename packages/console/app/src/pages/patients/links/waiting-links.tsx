import { PATHS } from '@careline/core/internal/navigation';
import { listOpenLinks } from '@careline/core/internal/patients/duplicates';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { linksMessages } from '../patients.messages.ts';

/** The number of link requests waiting for an answer. Hidden at zero and on errors, which the links page explains. */
export function WaitingLinks() {
  const t = useMessages(linksMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { facility } = useProfile();
  const { state } = useQuery(
    [facility?.facilityId],
    async (signal) => (await http.call(listOpenLinks, { signal })).data.length,
  );
  // Draws nothing, but holds back what follows.
  if (state.phase === 'loading')
    return (
      <div>
        <Skeleton lines={0} />
      </div>
    );
  if (state.phase !== 'ready' || state.value === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-info-soft px-4 py-2 text-on-info-soft">
      <Icon name="info" />
      <span className="min-w-0 flex-1 basis-40">{t('waiting', { count: state.value })}</span>
      <a className={buttonClass({ size: 'small' })} {...link(PATHS.links)}>
        {t('waitingDo')}
      </a>
    </p>
  );
}
