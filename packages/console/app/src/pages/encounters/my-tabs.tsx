import { PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { encountersMessages } from './encounters.messages.ts';

const TABS = [
  ['today', PATHS.today],
  ['upcoming', PATHS.myEncounters],
  ['history', PATHS.history],
  ['availability', PATHS.myAvailability],
] as const;

export interface MyTabsProps {
  readonly current: (typeof TABS)[number][0];
}

/** The pages of a care provider's own encounters: Today and History (specification 3.5) beside what is to come and when they can be booked. */
export function MyTabs({ current }: MyTabsProps) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const tabs = TABS.map(([key, path]) => ({ key, label: t(key), link: link(path) }));
  return <TabLinks label={t('sections')} tabs={tabs} current={current} />;
}
