import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const ProjectsPage = onDemand(() => import('./projects-page.tsx'));
const ProjectPage = onDemand(() => import('./project-page.tsx'));

/** The area of the scope `projects`: the list, and one project. */
export default function ProjectsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<ProjectsPage />} />
        <Route path=":id" element={<ProjectPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
