import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import type { ReactNode } from 'react';
import { Page } from '../../navigation/page.tsx';
import { settingsMessages } from './settings.messages.ts';
import { SETTINGS_PATHS } from './settings-paths.ts';

export interface SettingsPageProps {
  /** The heading; the part's name where it is the list itself. */
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
  ['partners', SETTINGS_PATHS.partners],
] as const;

/** The frame of every page of the settings: the way to its parts, and a heading of its own. */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  const t = useMessages(settingsMessages);
  const { path, link } = useNavigation();
  return (
    <Page title={title} actions={actions}>
      <nav aria-label={t('tabs')}>
        <ul className="flex flex-wrap gap-1 border-line border-b">
          {TABS.map(([name, address]) => (
            <li key={name}>
              <a
                {...link(address)}
                aria-current={path === address ? 'page' : path.startsWith(`${address}/`) ? 'true' : undefined}
                className="-mb-px flex min-h-control items-center border-transparent border-b-2 px-4 hover:bg-hover aria-[current]:border-accent aria-[current]:font-semibold"
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
