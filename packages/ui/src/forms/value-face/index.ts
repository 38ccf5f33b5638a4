export { type FacedValue, facedValues } from './shown-faces.ts';
export { useFaceWords } from './use-face-words.ts';
export { ValueFace, type ValueFaceProps, ValueFaces, type ValueFacesProps } from './value-face.tsx';
