import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { insightsMessages } from './insights.messages.ts';
import { INSIGHTS, QUALITY } from './insights-address.ts';

const TABS = [
  ['indicators', INSIGHTS],
  ['quality', QUALITY],
] as const;

export interface InsightsTabsProps {
  readonly current: (typeof TABS)[number][0];
  readonly isBelow?: boolean;
}

export function InsightsTabs({ current, isBelow = false }: InsightsTabsProps) {
  const t = useMessages(insightsMessages);
  const { link } = useNavigation();
  const tabs = TABS.map(([key, path]) => ({ key, label: t(key), link: link(path) }));
  return <TabLinks label={t('parts')} tabs={tabs} current={current} isBelow={isBelow} />;
}
