export default ['M0 0h16v16H0z'];
