import { ADMINISTERS, AREAS, decideRight, scopeLabel } from '@careline/core/internal/navigation';
import { programmeLabel } from '@careline/core/internal/programmes';
import {
  endProject,
  getProject,
  PROJECT_MEASURES,
  type Project,
  type ProjectProgress,
  projectKindLabel,
  projectMeasureLabel,
  projectStateLabel,
} from '@careline/core/internal/projects';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLive } from '@careline/ui/live';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { LiveRegionProvider, useAnnounce } from '@careline/ui/primitives/live-region';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { ProjectForm } from './project-form.tsx';
import { ProjectPatients } from './project-patients.tsx';
import { useProjectWords } from './project-words.ts';
import { projectsMessages } from './projects.messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface SummaryProps {
  readonly project: Project;
  readonly progress: ProjectProgress;
}

function Summary({ project, progress }: SummaryProps) {
  const t = useMessages(projectsMessages);
  const locale = useLocale();
  const title = useId();
  const words = useProjectWords();
  const { when } = useEncounterTimes();
  const { kind, state, programmes, facilities, staff, targets, description, ended } = project;
  const facts = [
    [t('kind'), projectKindLabel(kind, locale)],
    [t('days'), words.days(project)],
    [t('programmes'), programmes.map((one) => programmeLabel(one)).join(', ')],
    [t('facilities'), facilities.map(({ facilityName }) => facilityName).join(' · ')],
    [t('staff'), staff.map(({ name }) => name).join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <div className="flex flex-col gap-3 px-3">
      <p>
        <StatusTag tone={state === 'running' ? 'success' : 'neutral'}>
          {projectStateLabel(state, locale)}
        </StatusTag>
      </p>
      {ended && (
        <p className="wrap-anywhere text-sm">
          {t('endedBy', { name: ended.by.name, when: when(ended.at), reason: ended.reason })}
        </p>
      )}
      {description !== '' && <p className="wrap-anywhere max-w-prose">{description}</p>}
      <dl className="grid max-w-prose grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby={title}>
        <h2 id={title} className="font-semibold text-sm">
          {t('progress')}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {PROJECT_MEASURES.map((measure) => (
            <li key={measure} className="tabular-nums">
              {`${projectMeasureLabel(measure, locale)}: ${words.ofTarget(progress[measure], targets[measure])}`}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Opened = 'edit' | 'end';

function Loaded({ id }: { readonly id: string }) {
  const t = useMessages(projectsMessages);
  const locale = useLocale();
  const { http } = useConsole();
  const { scopes } = useProfile();
  const { link } = useNavigation();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<Opened>();
  const { state, retry, refresh } = useQuery(
    [id],
    (signal) => http.call(getProject, { query: { id }, signal }),
    { endpoint: getProject.name },
  );
  useLive(['projects'], refresh);
  const project = state.phase === 'ready' ? state.value.data : undefined;
  const mayChange =
    project !== undefined && project.ended === null && decideRight(ADMINISTERS, scopes).allowed;
  const close = () => setOpened(undefined);
  const saved = () => {
    close();
    refresh();
  };
  return (
    <Page
      title={project?.name ?? scopeLabel('projects', locale)}
      actions={
        mayChange && (
          <>
            <Button size="small" icon="edit" onClick={() => setOpened('edit')}>
              {t('edit')}
            </Button>
            <Button size="small" onClick={() => setOpened('end')}>
              {t('end')}
            </Button>
          </>
        )
      }
    >
      <p data-print="hidden" className="px-3 text-sm">
        <a className="text-accent hover:underline" {...link(AREAS.projects.path)}>
          {t('back')}
        </a>
      </p>
      {state.phase === 'loading' && <Skeleton lines={6} />}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && (
        <>
          <Summary project={state.value.data} progress={state.value.progress} />
          <ProjectPatients project={state.value.data} onChanged={refresh} />
        </>
      )}
      {project && opened === 'edit' && <ProjectForm project={project} onSaved={saved} onClose={close} />}
      {project && opened === 'end' && (
        <ReasonDialog
          title={t('endTitle')}
          text={t('endText')}
          act={t('end')}
          failed={t('endFailed')}
          onSend={(reason, idempotencyKey) => http.call(endProject, { body: { id, reason }, idempotencyKey })}
          onDone={() => {
            saved();
            announce(t('ended'));
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** `/projects/:id`: one project with its progress and its patients. */
export default function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <LiveRegionProvider>
      <Loaded key={id} id={id} />
    </LiveRegionProvider>
  );
}
