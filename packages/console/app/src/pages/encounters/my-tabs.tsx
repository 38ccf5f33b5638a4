import { PATHS } from '@careline/core/internal/navigation';
import { mayReadRegister } from '@careline/core/internal/prescriptions';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { useProfile } from '../../session/use-session.ts';
import { encountersMessages } from './encounters.messages.ts';

const TABS = [
  ['today', PATHS.today],
  ['upcoming', PATHS.myEncounters],
  ['history', PATHS.history],
  ['availability', PATHS.myAvailability],
  ['h1Register', PATHS.h1Register],
] as const;

export interface MyTabsProps {
  readonly current: (typeof TABS)[number][0];
}

/** Tabs of a care provider's own encounters: Today and History (specification 3.5), upcoming ones, and availability. */
export function MyTabs({ current }: MyTabsProps) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const profile = useProfile();
  const shown = TABS.filter(([key]) => key !== 'h1Register' || mayReadRegister(profile));
  const tabs = shown.map(([key, path]) => ({ key, label: t(key), link: link(path) }));
  return <TabLinks label={t('sections')} tabs={tabs} current={current} />;
}
