import type { EncounterScope } from '@careline/core/internal/encounters/consultations';
import { AREAS, waitingListPath } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { encountersMessages } from './encounters.messages.ts';

export interface FacilityTabsProps {
  readonly circle: Exclude<EncounterScope, 'my_encounters'>;
  readonly current: 'encounters' | 'waitingList';
}

/** Tabs of the facility's encounters: booked ones, and patients who wait for a free time. */
export function FacilityTabs({ circle, current }: FacilityTabsProps) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const tabs = [
    { key: 'encounters', label: t('booked'), link: link(AREAS[circle].path) },
    { key: 'waitingList', label: t('waitingList'), link: link(waitingListPath(circle)) },
  ];
  return <TabLinks label={t('facilitySections')} tabs={tabs} current={current} />;
}
