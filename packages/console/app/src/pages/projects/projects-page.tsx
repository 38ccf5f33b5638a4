import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { ADMINISTERS, AREAS, decideRight, scopeLabel } from '@careline/core/internal/navigation';
import {
  listProjects,
  PROJECT_STATES,
  type Project,
  projectKindLabel,
  projectStateLabel,
} from '@careline/core/internal/projects';
import {
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
} from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { HeadPart } from '@careline/ui/primitives/page-head';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { useState } from 'react';
import { Page } from '../../navigation/page.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { ProjectForm } from './project-form.tsx';
import { useProjectWords } from './project-words.ts';
import { projectsMessages } from './projects.messages.ts';

const addressOf = ({ id }: Pick<Project, 'id'>): string => `${AREAS.projects.path}/${id}`;

const source = (http: HttpClient): ListSource<ListValues, Project> => ({
  endpoint: listProjects.name,
  ask: ({ text, state }, after, signal) =>
    http.call(listProjects, { query: { text, state, after } as QueryOf<typeof listProjects>, signal }),
  idOf: ({ id }) => id,
});

function useFilters(): readonly ListFilter[] {
  const t = useMessages(projectsMessages);
  const locale = useLocale();
  return [
    { kind: 'text', key: 'text', label: t('search') },
    {
      kind: 'choice',
      key: 'state',
      label: t('state'),
      options: PROJECT_STATES.map((value) => ({ value, label: projectStateLabel(value, locale) })),
    },
  ];
}

function useColumns(): readonly ListColumn<Project>[] {
  const t = useMessages(projectsMessages);
  const locale = useLocale();
  const words = useProjectWords();
  return [
    { key: 'name', label: t('name'), names: true, width: 'minmax(10rem,2fr)', text: ({ name }) => name },
    {
      key: 'kind',
      label: t('kind'),
      width: 'max-content',
      text: ({ kind }) => projectKindLabel(kind, locale),
    },
    {
      key: 'state',
      label: t('state'),
      width: 'max-content',
      narrow: 'first',
      text: ({ state }) => projectStateLabel(state, locale),
      cell: ({ state }) => (
        <StatusTag tone={state === 'running' ? 'success' : 'neutral'}>
          {projectStateLabel(state, locale)}
        </StatusTag>
      ),
    },
    { key: 'days', label: t('days'), width: 'max-content', text: words.days },
    {
      key: 'facilities',
      label: t('facilities'),
      width: 'minmax(0,1fr)',
      narrow: 'never',
      text: ({ facilities }) => facilities.map(({ facilityName }) => facilityName).join(' · '),
    },
    {
      key: 'enrolled',
      label: t('enrolled'),
      numeric: true,
      width: 'max-content',
      text: ({ enrolled, targets }) => words.ofTarget(enrolled, targets.enrolled),
    },
  ];
}

/** `/projects` (specification 2.7): camps, state programmes and studies of the facility. Administrators create them. */
export default function ProjectsPage() {
  const t = useMessages(projectsMessages);
  const locale = useLocale();
  const { scopes, facility } = useProfile();
  const { go } = useNavigation();
  const [adding, setAdding] = useState(false);
  const list = useAddressedList(source, useFilters(), { live: ['projects'] });
  return (
    <Page title={scopeLabel('projects', locale)}>
      {decideRight(ADMINISTERS, scopes).allowed && (
        <HeadPart place="primary">
          <Button variant="primary" size="small" icon="add" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </HeadPart>
      )}
      <ListView
        key={facility?.facilityId}
        {...list}
        name={t('list')}
        columns={useColumns()}
        rowAddress={addressOf}
        none={{ title: t('none'), text: t('noneText'), icon: 'work' }}
        file="projects"
      />
      {adding && (
        <ProjectForm onSaved={(project) => go(addressOf(project))} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
