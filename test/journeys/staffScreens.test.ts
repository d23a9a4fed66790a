import { screenFaults } from './setup/screenFaults';
import { type Screen, screensOf } from './setup/screens';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

/** An admin's screens take long for one test, so every third one is walked by itself. */
const SHARES = [0, 1, 2] as const;
/** The first of them looks up where the records are. */
let all: Promise<readonly Screen[]> | undefined;

for (const share of SHARES)
  claim(
    `axe finds nothing on any screen of staff, and none is wider than 320 pixels (${share + 1} of 3)`,
    async () => {
      const admin = await person();
      await admin.open('/');
      await admin.signIn('admin@northwood.example');
      const screens = await (all ??= screensOf(admin, 'admin'));
      expect(
        await screenFaults(
          admin,
          screens.filter((_, index) => index % SHARES.length === share),
        ),
      ).toEqual([]);
    },
  );
