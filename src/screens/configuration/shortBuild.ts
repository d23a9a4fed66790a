/** A build is named by the address of its entry script; the file tells it apart. */
export const shortBuild = (build: string): string => build.replace(/^.*\//, '');
