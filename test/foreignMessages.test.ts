import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(path.join(root, file), 'utf8') }));

/** Who may hear a `message`: a BroadcastChannel, which carries nothing from another origin. */
const LISTENERS = ['browser/logHandover.ts', 'browser/tabs.ts'];

/** A page and the worker that it alone starts: no other window can send to either (decision 114). */
const WORKERS = ['replay/otherBuild/useOtherBuild.ts', 'replay/otherBuild/worker.ts'];

/** Who makes a frame: the stage of replays, for a page of the same application; a document's PDF and the preview of a letter, of bytes the page holds. */
const FRAMES = [
  'replay/stage/StagePane.tsx',
  'screens/refunds/details/LetterPreview.tsx',
  'screens/shared/documents/DocumentPage.tsx',
];

describe('55 messages from foreign frames', () => {
  it('are heard by nobody: no part of the application listens to the window for them', () => {
    expect(sources.length).toBeGreaterThan(200);
    const listening = sources.filter(({ text }) => /(addEventListener\(\s*|\bon)['"`]?message\b/.test(text));
    expect(listening.map(({ file }) => file)).toEqual([...LISTENERS, ...WORKERS]);
    const [page = '', worker = ''] = WORKERS.map((name) => listening.find(({ file }) => file === name)?.text);
    expect(page).toContain("worker.addEventListener('message'");
    expect(page.match(/addEventListener\(\s*'message'/g)).toHaveLength(1);
    // It runs nowhere else: no page imports it, and pages have no importScripts.
    expect(worker).toContain('importScripts(');
    expect(sources.filter(({ text }) => text.includes("otherBuild/worker'"))).toEqual([]);
    for (const { text } of listening.filter(({ file }) => LISTENERS.includes(file))) {
      expect(text).toContain('new BroadcastChannel(');
      expect(text).not.toMatch(/window\.|globalThis\.|parent\.|opener/);
    }
  });

  it('are sent to nobody either, and no frame shows another site', () => {
    const sending = sources.filter(({ text }) =>
      /(?:parent|opener|top|contentWindow)\??\.postMessage/.test(text),
    );
    expect(sending.map(({ file }) => file)).toEqual([]);
    const framing = sources.filter(({ text }) => /<iframe\b/.test(text));
    expect(framing.map(({ file }) => file)).toEqual(FRAMES);
    for (const { text } of framing) expect(text).not.toMatch(/src=["'`{][^"'`}]*\/\//);
  });
});
