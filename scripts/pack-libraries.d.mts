export declare const LIBRARIES: readonly string[];
export declare function servedFolder(root: string): string;
export declare function hasArchives(root: string): boolean;
export declare function packLibraries(
  root: string,
  folder: string,
): Promise<Readonly<Record<string, string>>>;
