export { HeadPart, type HeadPartProps, type HeadPlace } from './head-part.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
