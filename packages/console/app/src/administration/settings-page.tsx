import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { InOrder } from '@careline/ui/primitives/in-order';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import type { ReactNode } from 'react';
import { Page } from '../navigation/page.tsx';
import { administrationMessages } from './administration.messages.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

export interface SettingsPageProps {
  /** The heading: the section's name on a list page. */
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const TABS = [
  ['staff', SETTINGS_PATHS.staff],
  ['facilities', SETTINGS_PATHS.facilities],
  ['duplicates', SETTINGS_PATHS.duplicates],
  ['limits', SETTINGS_PATHS.limits],
  ['organisation', SETTINGS_PATHS.organisation],
  ['templates', SETTINGS_PATHS.templates],
  ['scores', SETTINGS_PATHS.scores],
  ['h1Register', SETTINGS_PATHS.h1Register],
  ['partners', SETTINGS_PATHS.partners],
] as const;

/** The frame of every settings page: section tabs and a heading. */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  const t = useMessages(administrationMessages);
  const { path, link } = useNavigation();
  const [current, address] = TABS.find(([, at]) => path === at || path.startsWith(`${at}/`)) ?? [];
  const tabs = TABS.map(([key, at]) => ({ key, label: t(key), link: link(at) }));
  return (
    <Page title={title} actions={actions}>
      <TabLinks label={t('tabs')} tabs={tabs} current={current ?? ''} isBelow={path !== address} />
      <InOrder className="flex flex-col gap-4">{children}</InOrder>
    </Page>
  );
}
