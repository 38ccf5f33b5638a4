import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const IndicatorsPage = onDemand(() => import('./indicators-page.tsx'));
const QualityPage = onDemand(() => import('./quality-page.tsx'));
const IndicatorPage = onDemand(() => import('./indicator-page.tsx'));

/** `/insights` (specification 2.7): whether the programmes work, and how the data was entered. */
export default function InsightsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<IndicatorsPage />} />
        <Route path="quality" element={<QualityPage />} />
        <Route path="of/:indicator" element={<IndicatorPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
