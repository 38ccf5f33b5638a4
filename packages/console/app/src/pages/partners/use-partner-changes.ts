import type { Partner } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { type ConcurrentFieldChange, differences } from '../../administration/concurrent-change-notice.tsx';
import { partnersMessages } from './partners.messages.ts';

export function usePartnerChanges(): (before: Partner, after: Partner) => readonly ConcurrentFieldChange[] {
  const t = useMessages(administrationMessages);
  const p = useMessages(partnersMessages);
  const list = (items: readonly string[]) => items.join(', ') || t('none');
  const texts = (partner: Partner) => ({
    [t('name')]: partner.name,
    [t('issuer')]: partner.issuer ?? t('none'),
    [p('audience')]: partner.audience ?? t('none'),
    [t('origins')]: list(partner.origins),
    [t('scopes')]: list(partner.scopes),
    [t('facilities')]: partner.facilities.map(({ facilityName }) => facilityName).join(' · '),
    [p('account')]: partner.backend?.account ?? t('none'),
    [p('keys')]: partner.backend?.keys ?? t('none'),
    [p('systemScopes')]: list(partner.backend?.systemScopes ?? []),
    [t('active')]: t(partner.active ? 'yes' : 'no'),
  });
  return (before, after) => differences(texts(before), texts(after));
}
