export { OverviewSection, type OverviewSectionProps } from './overview-section.tsx';
