import { serverSeconds } from '@careline/core/internal/clock';
import { dayAfter, isoDay } from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { useTimeZone } from '@careline/ui/provider';
import { Page } from '../../navigation/page.tsx';
import { encountersMessages } from './encounters.messages.ts';
import { ListedEncounters } from './listed-encounters.tsx';
import { MyTabs } from './my-tabs.tsx';

/** `/doctor/history`: the care provider's past encounters, latest first. */
export default function HistoryPage() {
  const t = useMessages(encountersMessages);
  const today = isoDay(serverSeconds(), useTimeZone()) ?? '';
  const yesterday = dayAfter(today, -1);
  return (
    <Page title={t('history')}>
      <MyTabs current="history" />
      <p className="text-muted">{t('historyText')}</p>
      <ListedEncounters circle="my_encounters" usual={{ to: yesterday, order: 'latest' }} isPast />
    </Page>
  );
}
