import { listPartners, type Partner } from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { partnersMessages } from './partners.messages.ts';

function PartnerRow({ partner }: { readonly partner: Partner }) {
  const t = useMessages(partnersMessages);
  const { link } = useNavigation();
  const time = useTimes();
  const { partnerId, name, issuer, keyEnd, keyMadeAt, origins, active, stoppedWebhooks } = partner;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <a
          {...link(SETTINGS_PATHS.partner(partnerId))}
          className="wrap-anywhere font-medium text-ink hover:underline"
        >
          {name}
        </a>
        <p className="wrap-anywhere text-muted text-xs">{origins.join(', ')}</p>
      </div>
      <p className="wrap-anywhere min-w-0 flex-1 basis-64 text-sm">
        {issuer === null
          ? t('byKey', { end: keyEnd ?? '', time: time(keyMadeAt ?? 0) })
          : t('byIssuer', { issuer })}
      </p>
      {stoppedWebhooks > 0 && (
        <StatusTag tone="danger">{t('webhooksStopped', { count: stoppedWebhooks })}</StatusTag>
      )}
      <StatusTag tone={active ? 'success' : 'neutral'} icon={active ? undefined : 'lock'}>
        {t(active ? 'active' : 'inactive')}
      </StatusTag>
    </li>
  );
}

export default function PartnersPage() {
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listPartners, { signal })).data);
  return (
    <SettingsPage
      title={g('partners')}
      actions={
        <a {...link(SETTINGS_PATHS.addPartner)} className={buttonClass({ variant: 'primary' })}>
          <Icon name="add" size={18} />
          {t('add')}
        </a>
      }
    >
      <p className="text-muted">{t('intro')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('listFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && state.value.length === 0 && (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      )}
      {state.phase === 'ready' && state.value.length > 0 && (
        <ul aria-label={t('listed')} className="rounded-card border border-line bg-raised">
          {state.value.map((partner) => (
            <PartnerRow key={partner.partnerId} partner={partner} />
          ))}
        </ul>
      )}
    </SettingsPage>
  );
}
