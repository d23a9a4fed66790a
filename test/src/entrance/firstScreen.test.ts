import { firstCalls } from '../../../src/api/base/firstCalls';
import { firstAddress, firstScreen } from '../../../src/entrance/firstScreen';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal.example');
  return firstScreen({ pathname, search });
};

describe('the screen loaded beside the application', () => {
  it('is the start page behind a plain sign-in page', () => {
    expect(at('/')).toBe('home');
  });

  it('is where the person goes on to after signing in', () => {
    expect(at('/?next=%2Fadmin%2Fcustoms%3Fview%3Dlines')).toBe('admincustoms');
    expect(at('/?next=%2Frefunds%2Fdetails%3Fid%3D7%23lines')).toBe('refunddetails');
  });

  it('is the one the address names, in whatever letter case', () => {
    expect(at('/Admin/Refunds/?status=Submitted')).toBe('adminrefunds');
  });

  it('is the start page where the address makes no sense', () => {
    expect(at('/?next=https%3A%2F%2Fevil.example%2F')).toBe('home');
    expect(at('/no/such/page')).toBe('home');
  });
});

const callsAt = (address: string) => firstCalls(firstAddress(new URL(address, 'http://portal.example')));

describe('what the first screen asks for', () => {
  it('is known from the address that leads to it', () => {
    expect(callsAt('/')).toEqual(['/api/home']);
    expect(callsAt('/?next=%2FAdmin%2Fcustoms%3Fview%3Dlines')).toEqual([
      '/api/customs/lines?page=1&pageSize=25&sort=-entryDate',
    ]);
  });

  it('is left to the screen where the address says more', () => {
    expect(callsAt('/?next=%2Fadmin%2Fcustoms%3Fview%3Dlines%26q%3Dalder')).toEqual([]);
    expect(callsAt('/?next=%2Frefunds%2Fdetails%3Fid%3D7')).toEqual([]);
  });
});
