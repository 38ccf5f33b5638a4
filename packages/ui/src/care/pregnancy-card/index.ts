export { PregnancyCard, type PregnancyCardProps } from './pregnancy-card.tsx';
