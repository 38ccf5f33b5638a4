export { CHART_TOPIC_LABELS, CHART_TOPICS, type ChartTopic, chartTopicLabel } from './chart-topic.ts';
export {
  SAFE_CONTENT_TYPES,
  type SafeContentPolicy,
  type SafeContentType,
  safeContent,
} from './safe-content.ts';
