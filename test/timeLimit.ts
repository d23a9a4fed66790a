// A busy machine is no failing test: claims are about what happens, never about how fast (speed is measured in bench/).
jest.setTimeout(60_000);
