import type { Project } from '@careline/core/internal/projects';
import { useFormatDate, useMessages } from '@careline/ui/messages';
import { projectsMessages } from './projects.messages.ts';

/** Returns functions for the days of a project, and for a number with its target. */
export function useProjectWords() {
  const t = useMessages(projectsMessages);
  const formatDate = useFormatDate();
  return {
    days: ({ fromDay, untilDay }: Pick<Project, 'fromDay' | 'untilDay'>): string =>
      untilDay === null
        ? t('from', { from: formatDate(fromDay) })
        : t('span', { from: formatDate(fromDay), until: formatDate(untilDay) }),
    ofTarget: (count: number, target: number | null): string =>
      target === null ? String(count) : t('ofTarget', { count, target }),
  };
}
