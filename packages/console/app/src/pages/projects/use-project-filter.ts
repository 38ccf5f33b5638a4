import { decideRight } from '@careline/core/internal/navigation';
import { listProjects } from '@careline/core/internal/projects';
import { useQuery } from '@careline/ui/http';
import type { ChoiceFilter } from '@careline/ui/lists';
import { useMessages } from '@careline/ui/messages';
import { useHttp } from '@careline/ui/provider';
import { useProfile } from '../../session/use-session.ts';
import { projectsMessages } from './projects.messages.ts';

/** Returns a filter for the patients of a project, for users who may read projects. Its choices load later. */
export function useProjectFilter(): readonly ChoiceFilter[] {
  const t = useMessages(projectsMessages);
  const http = useHttp();
  const { scopes, facility } = useProfile();
  const mayRead = facility !== null && decideRight(listProjects, scopes).allowed;
  const { state } = useQuery(
    [http, facility?.facilityId],
    async (signal) => (await http.call(listProjects, { query: { limit: '100' }, signal })).data,
    { endpoint: listProjects.name, isAsked: mayRead },
  );
  if (!mayRead) return [];
  const projects = state.phase === 'ready' ? state.value : [];
  return [
    {
      kind: 'choice',
      key: 'projectId',
      label: t('project'),
      options: projects.map(({ id, name }) => ({ value: id, label: name })),
      open: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    },
  ];
}
