export { EditTags, type EditTagsProps } from './edit-tags.tsx';
